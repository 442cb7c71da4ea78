import { type ComponentType, useEffect, useState } from 'react'
import { reloadPage } from '#ui/reload-page.ts'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

type EditorComponent = ComponentType<RichTextEditorProps>

/** Kept for the next field, so that it begins with the editor at once. */
let loaded: EditorComponent | undefined

interface UsedEditor {
  Editor?: EditorComponent | undefined
  /** It could not be fetched. */
  isMissing?: boolean
}

/**
 * The editor as soon as it has been fetched; never on the server. Not by `lazy`: the field decides when it takes the
 * place of the plain one.
 */
export function useEditor() {
  const [{ Editor, isMissing = false }, setUsed] = useState<UsedEditor>(() => ({ Editor: loaded }))
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isShown = true
    import('./RichTextEditor.tsx').then(
      (module) => {
        loaded = module.default
        if (isShown) setUsed({ Editor: loaded })
      },
      () => {
        if (!isShown) return
        setUsed({ isMissing: true })
        // A browser that does not fetch a script again after a failure gets it with the page.
        if (tries > 0) void reloadPage()
      },
    )
    return () => {
      isShown = false
    }
  }, [tries])
  const retry = () => {
    setUsed({})
    setTries(tries + 1)
  }
  return { Editor, isMissing, tries, retry }
}
