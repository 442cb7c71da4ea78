export const DASHBOARD_GROUPS = ['late', 'drafts', 'planned', 'files', 'searches'] as const
