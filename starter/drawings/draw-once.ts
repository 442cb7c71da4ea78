import type { Drawing } from './diagram.ts'

/** More than the documents of a module show. All drawings with their PNGs would take hundreds of megabytes. */
const MAX_KEPT = 200

const recent = new Map<string, Drawing>()

/** Draws, or returns the same object as an equal call shortly before: what is made of a drawing is kept with it. */
export function drawOnce(key: string, draw: () => Drawing): Drawing {
  const drawing = recent.get(key) ?? draw()
  recent.delete(key)
  recent.set(key, drawing)
  for (const oldest of recent.keys()) {
    if (recent.size <= MAX_KEPT) break
    recent.delete(oldest)
  }
  return drawing
}
