// Wordings of the location consent that the specification leaves open. All of them are in this folder, by what loads together,
// so that an owner finds and replaces them in one place.

export const ask =
  'With your permission we use your device’s location to show what is near you. You can also search by ZIP code.';
export const device = 'Your browser will ask next. Choose Allow there so that we can find stores near you.';
export const uses = {
  findStore: { title: 'Find a store', text: 'See the stores nearest to where you are.' },
  waysToShop: { title: 'Ways to shop', text: 'See what can be delivered, shipped or picked up near you.' },
  inStore: { title: 'In store', text: 'Get help that fits the store you are in.' },
  pickup: { title: 'Pickup arrival', text: 'Let the store know when you are on your way.' },
  fuel: { title: 'Fuel center', text: 'Find the nearest fuel center and its prices.' },
};
export const privacy = 'Read our privacy policy';
