import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Edge } from './reordered.ts'

export interface DragRow {
  element: HTMLElement
  handle: HTMLElement
  /** Rows can be dropped on rows of the same list only. */
  list: string
  key: string
  /** Where the dragged row would go beside this one; undefined when it is not above it. */
  onEdge: (edge: Edge | undefined) => void
  /** A row was dropped beside this one. */
  onDrop: (key: string, edge: Edge) => void
}

/** Lets people drag a row by its handle, and drop others beside it. @returns ends it */
export function enableDrag({ element, handle, list, key, onEdge, onDrop }: DragRow): () => void {
  const edgeAt = (y: number): Edge => {
    const { top, height } = element.getBoundingClientRect()
    return y < top + height / 2 ? 'before' : 'after'
  }
  const stopDrag = draggable({ element, dragHandle: handle, getInitialData: () => ({ list, key }) })
  const stopDrop = dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.list === list && source.data.key !== key,
    onDrag: ({ location }) => onEdge(edgeAt(location.current.input.clientY)),
    onDragLeave: () => onEdge(undefined),
    onDrop: ({ source, location }) => {
      onEdge(undefined)
      onDrop(String(source.data.key), edgeAt(location.current.input.clientY))
    },
  })
  return () => {
    stopDrag()
    stopDrop()
  }
}
