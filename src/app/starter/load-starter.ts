import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import {
  endStarterPackage,
  importPackage,
  listWaitingPackages,
  openPackages,
  planStarterPackages,
  preparePackages,
} from '#features/packages/server/public.ts'
import { synonymType } from '#features/search/content-types.ts'
import type { Db } from '#platform/database/schema.ts'
import type { AppContext } from '#platform/http/app-context.ts'
import { FEATURES } from '../features.ts'
import { Community } from './community.ts'
import { Maker } from './maker.ts'
import { storeCommunity } from './store-community.ts'

/** The maker writes here: a folder for each package, and their names in order. */
const PACKAGES = join(import.meta.dirname, '../../../build/starter')

/** The last one on a demo site: `community.json`, which is no package. */
const COMMUNITY = 'community'

const EDITABLES = FEATURES.flatMap(({ editables }) => editables ?? [])

interface Loading {
  /** Stops after the package that is being loaded; the next start continues. */
  stop(): Promise<void>
}

interface Source {
  folder: string
  startMaker: (extent: 'whole' | 'sample') => Maker | undefined
}

/**
 * Fills an empty site with the starter content, package by package, while the site serves. A package is public as soon as it is
 * loaded. A start after a stop or a crash continues with the packages that are left.
 */
export function loadStarter(
  context: AppContext,
  log: FastifyBaseLogger,
  source: Source = { folder: PACKAGES, startMaker: Maker.start },
): Loading {
  const stopping = new AbortController()
  const loading = load(context, log, source, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) log.error({ err: error }, 'The starter content could not be loaded')
  })
  return {
    stop: async () => {
      stopping.abort()
      await loading
    },
  }
}

async function load(context: AppContext, log: FastifyBaseLogger, source: Source, signal: AbortSignal): Promise<void> {
  const { config, database } = context
  const { db } = database
  if (config.starterContent === 'off') return
  const isNew = await isEmpty(db)
  if (!isNew && (await listWaitingPackages(db)).length === 0) return

  const extent = config.starterContent === 'sample' ? 'sample' : 'whole'
  const maker = source.startMaker(extent)
  const stop = () => maker?.stop()
  signal.addEventListener('abort', stop)
  try {
    if (isNew) {
      const names = await (maker?.names ?? readNames(source.folder, extent))
      const all = config.starterContent === 'demo' ? [...names, COMMUNITY] : names
      await db.transaction().execute((tx) => planStarterPackages(tx, all))
    }
    await loadWaiting(context, log, source.folder, maker, signal)
  } catch (error) {
    stop()
    throw error
  }
}

/** Whether nobody has added anything yet. */
async function isEmpty(db: Db): Promise<boolean> {
  // A new site has synonyms already.
  const entries = db.selectFrom('entry').select('entry').where('kind', '!=', synonymType.kind)
  const entry = await entries.limit(1).executeTakeFirst()
  const planned = await db.selectFrom('starter_package').select('name').limit(1).executeTakeFirst()
  return entry === undefined && planned === undefined
}

/** The names of finished packages. @throws {Error} when nobody has made packages */
async function readNames(folder: string, extent: string): Promise<string[]> {
  const json = await readFile(join(folder, `${extent}.json`), 'utf8').catch(() => {
    throw new Error('It has not been made. Run `npm run build`, or set STARTER_CONTENT=off.')
  })
  return z.array(z.string()).parse(JSON.parse(json))
}

async function loadWaiting(
  context: AppContext,
  log: FastifyBaseLogger,
  folder: string,
  maker: Maker | undefined,
  signal: AbortSignal,
): Promise<void> {
  const { db } = context.database
  const waiting = await listWaitingPackages(db)
  const startedAt = Date.now()
  log.info(`Loading the starter content: ${waiting.length} packages`)
  for (const [index, name] of waiting.entries()) {
    const error = await loadOne(context, folder, name, maker).then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason.message : String(reason)),
    )
    if (signal.aborted) return
    await db.transaction().execute((tx) => endStarterPackage(tx, name, error, new Date()))
    await context.changes.read()
    const done = index + 1
    const secondsLeft = Math.round(((Date.now() - startedAt) / done / 1000) * (waiting.length - done))
    const progress = { event: 'starter_content', name, done, all: waiting.length, seconds_left: secondsLeft }
    if (error === null) log.info(progress, `Starter content: ${done} of ${waiting.length}, about ${secondsLeft} s left`)
    else log.error(progress, `The starter content “${name}” could not be loaded, the next start tries again: ${error}`)
  }
}

async function loadOne(context: AppContext, folder: string, name: string, maker: Maker | undefined): Promise<void> {
  const { database } = context
  if (name === COMMUNITY) {
    const community = Community.parse(JSON.parse(await readFile(join(folder, `${COMMUNITY}.json`), 'utf8')))
    await database.db.transaction().execute((tx) => storeCommunity(tx, community))
    return
  }
  await maker?.waitFor(name)
  const opened = await openPackages(join(folder, name))
  const checks = { db: database.db, editables: EDITABLES, isOwn: true, clamd: undefined }
  for (const prepared of await preparePackages(opened, checks))
    await importPackage({ context, editables: EDITABLES, now: new Date(), overwrite: false }, prepared)
}
