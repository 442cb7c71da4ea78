import { type ComponentType, lazy, type ReactNode } from 'react'
import { text } from '../messages.ts'
import { reloadPage } from './reload-page.ts'

/**
 * A part of a page whose code loads with its first use. When the code cannot be loaded, the page stays.
 * @param Missing is shown in its place
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: () => ReactNode = NeedsConnection,
) {
  return lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: Missing })))
}

function NeedsConnection() {
  return (
    <p className="shell-note" role="alert">
      {text.needsConnection}{' '}
      <button type="button" className="link-button" onClick={() => void reloadPage()}>
        {text.tryAgain}
      </button>
    </p>
  )
}
