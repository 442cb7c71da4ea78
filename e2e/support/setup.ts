import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { addMoreContent } from './more-content.ts'
import { startSite } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a running site with the starter content, shared by all journeys that only read. */
    siteUrl: string
    /** Folder in which each mail of that site is one file. */
    outbox: string
  }
}

export default async function setup(project: TestProject) {
  // As behind a proxy: calls can come from many places (`place.ts`).
  const site = await startSite({ TRUST_PROXY: '1' })
  await addMoreContent(site.dataDir)
  project.provide('siteUrl', site.url)
  project.provide('outbox', join(site.dataDir, 'outbox'))
  return () => site.stop()
}
