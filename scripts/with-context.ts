import { closeContext, openContext } from '#app/server/open-context.ts'
import { readConfig } from '#platform/config/config.ts'
import type { AppContext } from '#platform/http/app-context.ts'

/** Opens the site of the settings for one command. */
export async function withContext<T>(work: (context: AppContext) => Promise<T>): Promise<T> {
  const context = await openContext(readConfig(process.env))
  return work(context).finally(() => closeContext(context))
}
