import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { addMoreContent } from './more-content.ts'
import { startSite } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a running site with the starter content, shared by all tests. */
    siteUrl: string
    /** Folder with the mails of that site, one file each. */
    outbox: string
  }
}

export default async function setup(project: TestProject) {
  // As behind a proxy, so that tests can choose client addresses (`client-address.ts`).
  const site = await startSite({ TRUST_PROXY: '1' })
  await addMoreContent(site.dataDir)
  project.provide('siteUrl', site.url)
  project.provide('outbox', join(site.dataDir, 'outbox'))
  return () => site.stop()
}
