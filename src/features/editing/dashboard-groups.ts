export const DASHBOARD_GROUPS = [
  'late',
  'community',
  'site',
  'mail',
  'people',
  'drafts',
  'planned',
  'files',
  'searches',
] as const
