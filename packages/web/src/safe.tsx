import { Component, type ReactNode } from 'react'

/** An error boundary: what cannot be drawn says so, and leaves the rest as it is. */
export class Safe extends Component<{ readonly children: ReactNode; readonly sorry: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  /** For whoever reports it, and for tests: what went wrong is not swallowed. */
  override componentDidCatch(error: unknown) {
    console.error(error)
  }
  override render() {
    return this.state.failed ? <p className="notice">{this.props.sorry}</p> : this.props.children
  }
}
