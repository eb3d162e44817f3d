/** What is measured side by side. */
export const SUBJECTS = ['grocer', 'script-tag', 'adyen', 'react-list', 'dom-list'] as const;
export type SubjectName = (typeof SUBJECTS)[number];
