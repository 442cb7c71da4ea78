import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { fitScale } from './fit-scale.ts'

/** Sharper than this costs memory that a cheap phone does not have. */
const MAX_PIXEL_RATIO = 2

interface PdfPageProps {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  /** 1 fits the page into the stage. */
  zoom: number
  stage: HTMLElement
}

/** One page, drawn; its words are the picture's content for screen readers. */
export function PdfPage({ pdf, number, zoom, stage }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const drawing = new AbortController()
    void draw(drawing.signal).catch((error: unknown) => {
      if (!drawing.signal.aborted) throw error
    })
    async function draw(signal: AbortSignal) {
      const page = await pdf.getPage(number)
      signal.throwIfAborted()
      const natural = page.getViewport({ scale: 1 })
      const ratio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO)
      const scale = fitScale(natural, { width: stage.clientWidth, height: stage.clientHeight }) * zoom
      const viewport = page.getViewport({ scale: scale * ratio })
      const target = canvas.current
      if (target === null) return
      target.width = viewport.width
      target.height = viewport.height
      target.style.width = `${viewport.width / ratio}px`
      const task = page.render({ canvas: target, viewport })
      signal.addEventListener('abort', () => task.cancel())
      await task.promise
      setDrawn(number)
      const content = await page.getTextContent()
      signal.throwIfAborted()
      setWords(content.items.map((item) => ('str' in item ? item.str : '')).join(' '))
    }
    return () => drawing.abort()
  }, [pdf, number, zoom, stage])
  return (
    <canvas ref={canvas} className="pdf-page" data-drawn={drawn === number ? number : undefined}>
      {words}
    </canvas>
  )
}
