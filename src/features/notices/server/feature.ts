import type { Feature } from '#platform/feature.ts'
import { notices } from './editables/notices.ts'
import { noticeMigrations } from './migrations.ts'
import { routes } from './routes.ts'
import { switchNotices } from './switch-notices.ts'

/** How often notices are looked for that start or end, in ms. */
const SWITCH_EVERY_MS = 15_000

export const noticesFeature: Feature = {
  name: 'notices',
  migrations: noticeMigrations,
  backedUp: ['notice_days'],
  routes: () => routes,
  editables: [notices],
  jobs: [{ name: 'switch notices', everyMs: SWITCH_EVERY_MS, run: (context) => switchNotices(context, new Date()) }],
}
