import { hasAccess } from '#core/roles.ts'
import { toDoItem } from '#features/editing/server/public.ts'
import type { Feature } from '#platform/feature.ts'
import { healthText as text } from '../messages.ts'
import { HEALTH_PAGE } from '../paths.ts'
import { isToDo } from './health.ts'
import { type ReadHealth, readRows, siteRoutes } from './routes.ts'

/** @param readHealth the checks of the app, which features do not import */
export function siteFeature(readHealth: ReadHealth): Feature {
  return {
    name: 'site',
    routes: () => siteRoutes(readHealth),
    async toDo(_db, { role }, now, context) {
      if (!hasAccess(role, 'admin')) return []
      // The page of the site says that the checks did not end; the other rows still come.
      const rows = await readRows(readHealth, context, now).catch(() => [])
      return rows.filter(isToDo).map(({ part, name, title, detail, ask, command }) =>
        toDoItem({
          // Without a backup of the last two days, one is late.
          group: part === 'backup' ? 'late' : 'site',
          kind: 'site',
          entry: part,
          state: name,
          title,
          detail: detail || `${ask} ${command}`.trim(),
          step: text.step,
          at: null,
          page: HEALTH_PAGE,
        }),
      )
    },
  }
}
