import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const PACKAGE = join(import.meta.dirname, '../../../package.json')

/** The version of this site. */
export const { version: VERSION } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8')))
