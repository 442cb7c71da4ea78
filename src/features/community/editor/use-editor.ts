import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

type EditorComponent = ComponentType<RichTextEditorProps>

/** Kept for the next field, so that it begins with the editor at once. */
let loaded: EditorComponent | undefined

interface UsedEditor {
  Editor: EditorComponent | undefined
  /** It could not be fetched. */
  isMissing: boolean
  setComposing: (composing: boolean) => void
}

/**
 * The editor as soon as it has been fetched; never on the server, and never where it cannot be fetched. Not by `lazy`:
 * the change has to wait while a word is being put together (most phones' keyboards do that), or it would be torn.
 */
export function useEditor(): UsedEditor {
  const [editor, setEditor] = useState(() => ({ Editor: loaded }))
  const [isMissing, setMissing] = useState(false)
  const composing = useRef(false)
  const show = () => {
    if (loaded && !composing.current) setEditor((now) => (now.Editor ? now : { Editor: loaded }))
  }
  useEffect(() => {
    let isShown = true
    import('./RichTextEditor.tsx').then(
      ({ default: Editor }) => {
        loaded = Editor
        if (isShown && !composing.current) setEditor({ Editor })
      },
      () => isShown && setMissing(true),
    )
    return () => {
      isShown = false
    }
  }, [])
  const setComposing = (now: boolean) => {
    composing.current = now
    // What ends a word is typed right after this.
    if (!now) setTimeout(show)
  }
  return { Editor: editor.Editor, isMissing, setComposing }
}
