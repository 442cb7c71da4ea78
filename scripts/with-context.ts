import { closeContext, openContext } from '#app/server/open-context.ts'
import { CommandError } from '#platform/command-error.ts'
import { type Config, readConfig } from '#platform/config/config.ts'
import { hasSite } from '#platform/database/has-site.ts'
import type { AppContext } from '#platform/http/app-context.ts'

/** Opens the site of the settings for one command. @throws {CommandError} when there is none */
export async function withContext<T>(work: (context: AppContext) => Promise<T>): Promise<T> {
  const context = await openContext(await readSiteConfig())
  return work(context).finally(() => closeContext(context))
}

/**
 * The settings of a site that exists. A command that created one would report success and have changed nothing on the site of the
 * service, whose settings it lacks.
 * @throws {CommandError} when there is none
 */
export async function readSiteConfig(): Promise<Config> {
  const config = readConfig(process.env)
  if (await hasSite(config)) return config
  const [place, name] = config.databaseUrl
    ? ['the database of DATABASE_URL', 'DATABASE_URL']
    : [config.dataDir, 'DATA_DIR']
  throw new CommandError(`There is no site in ${place}. Set ${name} to that of the site, or start the site first.`)
}
