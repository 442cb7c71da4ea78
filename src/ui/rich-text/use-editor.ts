import { type ComponentType, useEffect, useState } from 'react'
import { reloadPage } from '#ui/page/reload-page.ts'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

type EditorComponent = ComponentType<RichTextEditorProps>

/** Posts of members need less than texts of the site. */
const EDITORS = {
  post: () => import('./RichTextEditor.tsx'),
  siteText: () => import('./SiteTextEditor.tsx'),
}

/** Cached, so that the next field starts with the editor. */
const loaded: { [kind in keyof typeof EDITORS]?: EditorComponent } = {}

interface UsedEditor {
  Editor?: EditorComponent | undefined
  /** It could not be loaded. */
  isMissing?: boolean
}

/**
 * The editor when it is loaded; never on the server. Without `lazy`, because the field decides when the editor replaces the
 * plain text area.
 */
export function useEditor(kind: keyof typeof EDITORS) {
  const [{ Editor, isMissing = false }, setUsed] = useState<UsedEditor>(() => ({ Editor: loaded[kind] }))
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isShown = true
    EDITORS[kind]().then(
      (module) => {
        loaded[kind] = module.default
        if (isShown) setUsed({ Editor: module.default })
      },
      () => {
        if (!isShown) return
        setUsed({ isMissing: true })
        // Chromium does not load a failed script again before the page reloads.
        if (tries > 0) void reloadPage()
      },
    )
    return () => {
      isShown = false
    }
  }, [kind, tries])
  const retry = () => {
    setUsed({})
    setTries(tries + 1)
  }
  return { Editor, isMissing, tries, retry }
}
