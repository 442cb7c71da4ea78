import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Edge } from './reordered.ts'

interface DragOptions {
  row: RefObject<HTMLElement | null>
  handle: RefObject<HTMLElement | null>
  /** Rows can be dropped on rows of the same list only. */
  list: string
  itemKey: string
  /** A row was dropped beside this one. */
  onDrop: (key: string, edge: Edge) => void
}

/**
 * Lets people drag a row by its handle, and drop others beside it. The library is loaded when a list can be ordered.
 * @returns beside which edge of this row a dragged one would go
 */
export function useDrag({ row, handle, list, itemKey, onDrop }: DragOptions): Edge | undefined {
  const [edge, setEdge] = useState<Edge>()
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    const start = async () => {
      const { draggable, dropTargetForElements } = await import('@atlaskit/pragmatic-drag-and-drop/element/adapter')
      if (isGone || row.current === null || handle.current === null) return
      // In a table the whole row moves.
      const element = row.current.closest('tr') ?? row.current
      const edgeAt = (y: number) => {
        const { top, height } = element.getBoundingClientRect()
        return y < top + height / 2 ? 'before' : 'after'
      }
      const stopDrag = draggable({
        element,
        dragHandle: handle.current,
        // A finger or the pointer in a field chooses text.
        canDrag: ({ input }) =>
          document.elementFromPoint(input.clientX, input.clientY)?.closest('input, textarea') === null,
        getInitialData: () => ({ list, key: itemKey }),
      })
      const stopDrop = dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list && source.data.key !== itemKey,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source, location }) => {
          setEdge(undefined)
          drop(String(source.data.key), edgeAt(location.current.input.clientY))
        },
      })
      stop = () => {
        stopDrag()
        stopDrop()
      }
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
