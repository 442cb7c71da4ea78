import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { addMoreContent } from './more-content.ts'
import { startSite } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a running site with content, shared by all tests of the project. */
    siteUrl: string
    /** Folder with the mails of that site, one file each. */
    outbox: string
  }
}

/** Starts the site of a project: with the sample of the starter content and some more, or with the whole (`whole`). */
export default async function setup(project: TestProject) {
  const isSample = project.name !== 'whole'
  // As behind a proxy, so that tests can choose client addresses (`client-address.ts`).
  const site = await startSite({ TRUST_PROXY: '1', STARTER_CONTENT: isSample ? 'sample' : 'on' })
  await addMoreContent(site.dataDir, { isSample })
  project.provide('siteUrl', site.url)
  project.provide('outbox', join(site.dataDir, 'outbox'))
  return () => site.stop()
}
