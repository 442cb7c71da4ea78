import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readShell, ShellContext } from '#app/browser/shell/shell-data.ts'

// On a page that is about to reload, the address is not that of the page.
if (!window.isReloading) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShellContext value={readShell()}>
          <HydratedRouter />
        </ShellContext>
      </StrictMode>,
    )
  })
}
