import type { IncomingMessage } from 'node:http'
import type { AppContext } from './app-context.ts'

/** Sees every request as it comes in, also those that are answered from the cache. Must take no time and never throw. */
export type RequestHook = (request: IncomingMessage, context: AppContext) => void
