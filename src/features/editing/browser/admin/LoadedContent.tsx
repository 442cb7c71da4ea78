import type { ReactNode } from 'react'
import { Button } from '#ui/elements/Button.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import { adminText as text } from '../../messages.ts'
import type { Loaded } from './use-loaded.ts'

interface LoadedContentProps<T> {
  loaded: Loaded<T> & { reload: () => void }
  children: (data: T) => ReactNode
}

export function LoadedContent<T>({ loaded, children }: LoadedContentProps<T>) {
  if (loaded.state === 'loading') return <Skeleton label={text.loading} />
  if (loaded.state === 'loaded') return children(loaded.data)
  return (
    <p role="alert">
      {text.failed} <Button onClick={loaded.reload}>{text.tryAgain}</Button>
    </p>
  )
}
