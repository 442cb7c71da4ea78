import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppContext } from './app-context.ts'

/** Runs on every request, including those that the response cache serves. Must return immediately and never throw. */
export type RequestHook = (request: IncomingMessage, context: AppContext, response: ServerResponse) => void
