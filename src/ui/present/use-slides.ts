import { useEffect, useState } from 'react'
import { type Slide, slidesUrlOf } from '#core/slides.ts'

/** Titles and notes of a file's slides: undefined while they load, null when they cannot be fetched. Tries again when the network is back. */
export function useSlides(file: string): Slide[] | null | undefined {
  const [slides, setSlides] = useState<Slide[] | null>()
  useEffect(() => {
    const controller = new AbortController()
    const load = () =>
      fetch(slidesUrlOf(file), { signal: controller.signal }).then(
        async (response) => setSlides(response.ok ? parse(await response.json()) : null),
        () => controller.signal.aborted || setSlides(null),
      )
    void load()
    addEventListener('online', load)
    return () => {
      controller.abort()
      removeEventListener('online', load)
    }
  }, [file])
  return slides
}

/** The slides that a PDF with this many pages shows: most leave out hidden ones. */
export function shownSlides(slides: readonly Slide[] | null | undefined, pages: number | null): readonly Slide[] {
  if (!slides || slides.length === pages) return slides ?? []
  return slides.filter(({ hidden }) => !hidden)
}

function parse(data: unknown): Slide[] | null {
  return Array.isArray(data) && data.every(isSlide) ? data : null
}

function isSlide(value: unknown): value is Slide {
  if (typeof value !== 'object' || value === null || !('title' in value) || !('notes' in value)) return false
  const { title, notes } = value
  return typeof title === 'string' && Array.isArray(notes) && notes.every((note) => typeof note === 'string')
}
