import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { ShellContext, shellOfDocument } from '#app/browser/shell/shell-data.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ShellContext value={shellOfDocument()}>
        <HydratedRouter />
      </ShellContext>
    </StrictMode>,
  )
})
