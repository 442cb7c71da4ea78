import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { LiveRegion } from '#ui/status/LiveRegion.tsx'
import { text } from './messages.ts'
import { ToolIcon } from './ToolIcon.tsx'
import type { Tool } from './tools.ts'

interface ToolbarProps {
  editor: Editor
  tools: readonly Tool[]
  /** The id of the editable element. */
  controls: string
  openLink: () => void
}

/** One Tab stop. The arrow keys move between the buttons. */
export function Toolbar({ editor, tools, controls, openLink }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)
  useEditorChanges(editor)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stopAfter(event.key, stop, tools.length - 1)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setStop(next)
    bar.current?.querySelectorAll<HTMLElement>(':scope > button, :scope > details > summary')[next]?.focus()
  }
  useEffect(() => {
    const { dom } = editor.view
    const onToolbarKey = ({ altKey, key }: globalThis.KeyboardEvent) => {
      const menu = bar.current?.querySelector('summary')
      if (altKey && key === 'F10') (menu ?? bar.current?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus()
    }
    dom.addEventListener('keydown', onToolbarKey)
    return () => dom.removeEventListener('keydown', onToolbarKey)
  }, [editor])
  return (
    <div
      ref={bar}
      className="editor-tools"
      role="toolbar"
      aria-label={text.toolbar}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      // Keeps the focus in the editor, and with it the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map((tool, i) => {
        const isOn = tool.isOn?.(editor)
        const place = { tabIndex: i === stop ? 0 : -1, onFocus: () => setStop(i) }
        if (isOn && tool.Menu) return <tool.Menu key={tool.name} editor={editor} {...place} />
        return (
          <ToolButton
            key={tool.name}
            tool={tool}
            {...place}
            isOn={tool.Menu ? undefined : isOn}
            isOff={tool.canRun?.(editor) === false}
            onPress={() => tool.run(editor, openLink)}
          />
        )
      })}
      <LiveRegion>{tools.some((tool) => tool.Menu && tool.isOn?.(editor)) && text.inTable}</LiveRegion>
    </div>
  )
}

interface ToolButtonProps {
  tool: Tool
  tabIndex: number
  isOn: boolean | undefined
  /** Disabled, but reachable with the arrow keys. */
  isOff: boolean
  onFocus: () => void
  onPress: () => void
}

function ToolButton({ tool, tabIndex, isOn, isOff, onFocus, onPress }: ToolButtonProps) {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)
  const keys = tool.key && {
    'aria-keyshortcuts': `${isMac ? 'Meta' : 'Control'}+${tool.key}`,
    title: text.withKeys(tool.label, `${isMac ? '⌘' : 'Ctrl'}+${tool.key}`),
  }
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={tool.label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      title={tool.label}
      {...keys}
      onFocus={onFocus}
      onClick={isOff ? undefined : onPress}
    >
      <ToolIcon name={tool.name} />
    </button>
  )
}

/** Renders again when the text, the caret or the active tools change. */
function useEditorChanges(editor: Editor): void {
  useSyncExternalStore(
    (changed) => {
      editor.on('transaction', changed)
      return () => editor.off('transaction', changed)
    },
    () => editor.state,
  )
}

function stopAfter(key: string, stop: number, last: number): number | undefined {
  if (key === 'ArrowRight') return stop === last ? 0 : stop + 1
  if (key === 'ArrowLeft') return stop === 0 ? last : stop - 1
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
