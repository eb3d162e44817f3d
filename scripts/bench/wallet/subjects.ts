/** The implementations that are measured. */
export const SUBJECTS = ['grocer', 'script-tag', 'adyen', 'react-list', 'dom-list'] as const;
export type SubjectName = (typeof SUBJECTS)[number];
