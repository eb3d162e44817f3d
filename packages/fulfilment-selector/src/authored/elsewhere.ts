// Wordings of a choice made elsewhere, which the specification leaves open. All of them are in this folder, by what loads
// together, so that an owner finds and replaces them in one place.

export const changed = 'How you shop was changed in another tab or on another device.';
export const follow = 'Use That Here';
export const stay = 'Keep This';
