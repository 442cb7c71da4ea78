import type { ContentType } from '#core/content-type.ts'
import type { AnyDraftOverlay } from '#ui/editing/draft-overlay.ts'

/** The content types and overlays of all features. The app fills them in before edit mode starts. */
const types = new Map<string, ContentType>()
const overlays = new Map<string, AnyDraftOverlay>()

export function registerContent(content: {
  types: readonly ContentType[]
  overlays: Readonly<Record<string, AnyDraftOverlay>>
}): void {
  for (const type of content.types) types.set(type.kind, type)
  for (const [page, overlay] of Object.entries(content.overlays)) overlays.set(page, overlay)
}

/** @throws {Error} for a kind that no feature has registered */
export function contentTypeOf(kind: string): ContentType {
  const type = types.get(kind)
  if (type === undefined) throw new Error(`No content type ${kind} is registered`)
  return type
}

export function overlayOf(page: string): AnyDraftOverlay | undefined {
  return overlays.get(page)
}
