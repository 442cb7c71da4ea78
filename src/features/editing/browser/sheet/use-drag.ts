import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Edge } from './reordered.ts'

interface DragOptions {
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  list: string
  itemKey: string
  onDrop: (key: string, edge: Edge) => void
}

/** @returns beside which edge of this row a dragged one would go. The library is loaded in edit mode only. */
export function useDrag({ row, handle, list, itemKey, onDrop }: DragOptions): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const start = async () => {
      const { enableDrag } = await import('./drag.ts')
      const [element, grip] = [row.current, handle.current]
      if (isGone || element === null || grip === null) return
      stop = enableDrag({
        // In a table the whole row moves.
        element: element.closest('tr') ?? element,
        handle: grip,
        list,
        key: itemKey,
        onEdge: setEdge,
        onDrop: (key, at) => drop(key, at),
      })
    }
    // Without a connection the buttons and keys still move items.
    start().catch(() => undefined)
    return () => {
      isGone = true
      stop?.()
    }
  }, [row, handle, list, itemKey])
  return edge
}
