import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The number of the comment that the address names behind its '#'. When the page comes, the browser marks it by itself
 * (`:target`); on a move inside the site it does not, and a move inside the page leaves the focus behind.
 */
export function useMarked(): number | undefined {
  const { hash } = useLocation()
  const [marked, setMarked] = useState<number>()
  const before = useRef(hash)
  useEffect(() => {
    const id = /^#comment-(\d+)$/.exec(hash)?.[1]
    setMarked(id === undefined ? undefined : Number(id))
    if (before.current !== hash) document.getElementById(`comment-${id}`)?.focus({ preventScroll: true })
    before.current = hash
  }, [hash])
  return marked
}
