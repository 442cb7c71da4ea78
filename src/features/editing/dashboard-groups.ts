export const DASHBOARD_GROUPS = ['late', 'drafts', 'planned', 'files', 'searches'] as const
export type DashboardGroup = (typeof DASHBOARD_GROUPS)[number]
