import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readShell, ShellContext } from '#app/browser/shell/shell-data.ts'

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
