import { useEffect, useState } from 'react'
import type { Size } from './fit-scale.ts'

/** Inner size of an element in px, updated when it changes; undefined until it is known. */
export function useStageSize(stage: HTMLElement | null): Size | undefined {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    if (stage === null) return
    const measure = () => setSize(readInnerSize(stage))
    const observer = new ResizeObserver(measure)
    observer.observe(stage)
    return () => observer.disconnect()
  }, [stage])
  return size
}

/** Without padding and scroll bars: a scroll bar that depends on the size would flicker. */
function readInnerSize(stage: HTMLElement): Size {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(stage)
  return {
    width: stage.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
    height: stage.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  }
}
