import type { IncomingMessage } from 'node:http'
import type { Ground } from './app-context.ts'

/** Sees every request as it comes in, also those that are answered from the cache. Must take no time and never throw. */
export type Watcher = (request: IncomingMessage, ground: Ground) => void
