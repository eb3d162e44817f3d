import { bannerOf } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { emailName, inBannerOrder, isSelected, withEmail } from './rules.ts';

const email = (shortDescription: string, selected = false) => ({
  shortDescription,
  longDescription: '',
  selected,
  banner: 'harristeeter',
});
const given = ['ExpressLane Offers', 'New Things', 'Fine Wines Club', 'Fresh Catch', 'Join e-VIC'].map(
  (name) => email(name),
);
const ordered = bannerOf('harristeeter.com');
const other = bannerOf('kroger.com');

it('sorts the emails of a banner by its order, with new ones last [A-9.10]', () => {
  expect(inBannerOrder(given, ordered).map(({ shortDescription }) => shortDescription)).toEqual([
    'Join e-VIC',
    'Fresh Catch',
    'Fine Wines Club',
    'ExpressLane Offers',
    'New Things',
  ]);
  expect(inBannerOrder(given, other)).toBe(given);
});

it('names the plan email of a banner after its membership plan [A-9.10]', () => {
  const names = (banner: typeof ordered) => given.map((one) => emailName(one, banner, 'Plus'));
  expect(names(ordered)[0]).toBe('Plus');
  expect(names(ordered)[1]).toBe('New Things');
  expect(names(other)[0]).toBe('ExpressLane Offers');
});

it('changes one email of a list', () => {
  const list = withEmail(given, 'harristeeter:Fresh Catch', true);
  expect(list.filter(({ selected }) => selected)).toEqual([email('Fresh Catch', true)]);
  expect(isSelected(list, 'harristeeter:Fresh Catch')).toBe(true);
  expect(isSelected(list, 'kroger:Fresh Catch')).toBeUndefined();
});
