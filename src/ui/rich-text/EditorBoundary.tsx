import { Component, type ReactNode } from 'react'

interface EditorBoundaryProps {
  /** Shown after an error of the editor, until `key` changes. */
  fallback: ReactNode
  children: ReactNode
}

/** An error of the editor must not take down the form. */
export class EditorBoundary extends Component<EditorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
