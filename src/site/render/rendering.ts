import type { ApiRequest } from '#core/client.ts'
import type { RenderedPage } from './render-page.ts'

/** An answer of the API before it is parsed: one text goes from thread to thread faster than many values. */
export interface ApiText {
  status: number
  /** JSON. */
  text: string
}

/** What the rendering thread is told: to render a page, or what the API said to a call; undefined when it could not be asked. */
export type ToThread = { page: number; address: string } | { call: number; answer: ApiText | undefined }

/** What it tells. Pages and calls have a number each. */
export type FromThread =
  | { is: 'ready' }
  | { is: 'call'; page: number; call: number; request: ApiRequest }
  | { is: 'rendered'; page: number; rendered: RenderedPage }
  | { is: 'failed'; page: number; error: unknown }
