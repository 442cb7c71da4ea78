import { useEffect, useState } from 'react'
import type { Size } from './fit-scale.ts'

/** Inner size of an element in px, also after a phone is turned; undefined until it is known. */
export function useStageSize(stage: HTMLElement | null): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (stage === null) return
    const measure = () => setSize(innerSizeOf(stage))
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [stage])
  return size
}

/** Without padding, and without the scroll bar that a page may bring: else it would come and go. */
function innerSizeOf(stage: HTMLElement): Size {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(stage)
  return {
    width: stage.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: stage.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  }
}
