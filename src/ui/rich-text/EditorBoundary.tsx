import { Component, type ReactNode } from 'react'

interface EditorBoundaryProps {
  /** Shown once the editor has failed, until the boundary gets another `key`. */
  fallback: ReactNode
  children: ReactNode
}

/** An editor that fails must not take the form with it. */
export class EditorBoundary extends Component<EditorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
