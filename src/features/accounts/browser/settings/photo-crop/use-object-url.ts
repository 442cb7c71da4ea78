import { useEffect, useState } from 'react'

/** An address for a file on this device, given back to the browser when it is no longer shown. */
export function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
