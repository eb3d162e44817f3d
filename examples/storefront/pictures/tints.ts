import type { ColourName } from './palette.ts';

/** Replacement colours. They apply at once, so that two colours can swap. */
export type Tint = Readonly<Partial<Record<ColourName, ColourName>>>;

/** Variants of a drawing by its name; `milk` in `green` becomes `milk-green`. */
export const tints: Readonly<Record<string, Readonly<Record<string, Tint>>>> = {
  apple: { green: { red: 'spring', leaf: 'bottle' } },
  beer: {
    green: { amber: 'mint', honey: 'leaf' },
    red: { amber: 'coral', honey: 'red', leaf: 'red' },
  },
  bread: {
    wheat: { cream: 'paleAmber', amber: 'kraft' },
    rye: { cream: 'kraft', amber: 'sack', honey: 'sack', crust: 'bark' },
    grain: { cream: 'egg', amber: 'bark', honey: 'kraft' },
  },
  can: {
    mint: { sea: 'spring', sky: 'mint' },
    red: { sea: 'red', sky: 'coral' },
  },
  chicken: { tray: { leaf: 'sea' } },
  chips: { honey: { red: 'honey', amber: 'litAmber' } },
  coffee: { red: { sack: 'red' } },
  eggs: { brown: { cream: 'kraft', egg: 'honey', stone: 'sky', steel: 'sea' } },
  'frozen-bag': {
    berry: { leaf: 'sea', bottle: 'grape', spring: 'red' },
    honey: { leaf: 'honey', bottle: 'honey', spring: 'amber', dew: 'amber', amber: 'red' },
  },
  'frozen-box': {
    honey: { red: 'amber', litRed: 'paleAmber', paleAmber: 'honey', honey: 'crust', amber: 'crust' },
    blue: { red: 'sea', litRed: 'honey', paleAmber: 'white', honey: 'sky', amber: 'white' },
    green: { red: 'leaf', litRed: 'spring', paleAmber: 'sack', honey: 'egg', amber: 'bark' },
  },
  jar: {
    green: { red: 'leaf', litRed: 'spring', leaf: 'bottle' },
    brown: { red: 'crust', litRed: 'kraft', leaf: 'sack' },
  },
  juice: {
    red: { orange: 'litRed' },
    honey: { orange: 'amber' },
  },
  milk: {
    green: { sea: 'leaf', sky: 'mint' },
    honey: { sea: 'honey', sky: 'amber' },
    red: { sea: 'red', sky: 'coral' },
  },
  salmon: { cod: { salmon: 'cream', blush: 'fog' } },
  shampoo: { blue: { mint: 'sky', leaf: 'sea' } },
  tomatoes: { plum: { red: 'litRed', litRed: 'red' } },
  wine: {
    white: { bottle: 'spring', red: 'amber' },
    rose: { bottle: 'coral' },
    gold: { red: 'honey' },
  },
};
