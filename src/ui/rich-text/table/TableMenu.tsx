import type { KeyboardEvent } from 'react'
import { useMenu } from '#ui/navigation/use-menu.ts'
import { text } from '../messages.ts'
import { ToolIcon } from '../ToolIcon.tsx'
import type { ToolMenuProps } from '../tools.ts'
import { TABLE_ACTIONS } from './table-actions.ts'

/** Replaces the button of the toolbar while the caret is in a table. */
export function TableMenu({ editor, tabIndex, onFocus }: ToolMenuProps) {
  const { menuProps, close } = useMenu()
  const onKeyDown = (event: KeyboardEvent) => {
    const menu = menuProps.ref.current
    if (!menu?.open) return
    const items = [...menu.querySelectorAll('button')]
    const focused = document.activeElement
    const at = focused instanceof HTMLButtonElement ? items.indexOf(focused) : -1
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next !== undefined) items.at(next % items.length)?.focus()
    else if (event.key !== 'Escape') return
    // Escape closes the menu and not the form, and the arrows do not move on in the toolbar.
    event.preventDefault()
    event.stopPropagation()
    menuProps.onKeyDown(event)
  }
  return (
    <details
      {...menuProps}
      className="table-menu"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      // The foot of a form would cover the end of the menu.
      onToggle={({ currentTarget }) => currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })}
      onBlur={({ relatedTarget }) => relatedTarget && !menuProps.ref.current?.contains(relatedTarget) && close()}
    >
      <summary
        tabIndex={tabIndex}
        aria-label={text.table.menu}
        aria-keyshortcuts="Alt+F10"
        title={text.withKeys(text.table.menu, 'Alt+F10')}
      >
        <ToolIcon name="table" />
      </summary>
      <ul>
        {TABLE_ACTIONS.map(({ label, run, isOn }) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={isOn?.(editor)}
              onClick={() => {
                close()
                run(editor.state, (change) => editor.view.dispatch(change))
                editor.view.focus()
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
