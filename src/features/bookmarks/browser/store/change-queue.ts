type Update<State> = (state: State) => State

export interface Change<State, Response> {
  /** What the change does to the state. The page shows it immediately. */
  apply: Update<State>
  send: () => Promise<Response>
  /** What the server's response does to the state; the same as `apply` if left out. */
  confirm?: (state: State, response: Response) => State
}

interface PendingRequest<State> {
  apply: Update<State>
  /** Sends the request; a second call returns the first result. */
  send: () => Promise<unknown>
  droppedBy?: Error
}

/**
 * A state of the server with changes that are shown before the server has confirmed them. Requests are sent one after
 * the other, so that the last change wins even if the network reorders requests, and no state is loaded while a change
 * is in progress. What is shown is the confirmed state with every pending change applied: a change that fails leaves
 * the queue, and with that its effect.
 */
export class ChangeQueue<State> {
  readonly #show: (state: State | undefined) => void
  #confirmed: State | undefined
  #pending: PendingRequest<State>[] = []
  #lastTurn: Promise<unknown> = Promise.resolve()

  /** @param show gets the state to show after each change; undefined while none is loaded */
  constructor(show: (state: State | undefined) => void) {
    this.#show = show
  }

  /** Nothing is loaded and nothing is in progress. */
  get isBlank(): boolean {
    return this.#confirmed === undefined && this.#pending.length === 0
  }

  /** Replaces the confirmed state by what `send` returns. @throws what `send` throws */
  async load(send: () => Promise<State>): Promise<void> {
    await this.#inTurn(
      (state) => state,
      send,
      (_, loaded) => loaded,
    )
  }

  /** Shows a change and sends it in its turn. @throws what `send` throws */
  submit<Response>({ apply, send, confirm = apply }: Change<State, Response>): Promise<Response> {
    return this.#inTurn(apply, send, (state, response) => state && confirm(state, response))
  }

  /** Sends every pending request now, because the page may not live until its turn. */
  sendAll(): void {
    for (const request of this.#pending) request.send().catch(() => undefined)
  }

  /** Forgets the state and drops the requests that are not sent; these throw `reason`. */
  reset(reason: Error): void {
    for (const request of this.#pending) request.droppedBy = reason
    this.#confirmed = undefined
    this.#pending = []
    this.#show(undefined)
  }

  #inTurn<Response>(
    apply: Update<State>,
    send: () => Promise<Response>,
    confirm: (state: State | undefined, response: Response) => State | undefined,
  ): Promise<Response> {
    let sent: Promise<Response> | undefined
    const sendOnce = () => {
      sent ??= send()
      return sent
    }
    const request: PendingRequest<State> = { apply, send: sendOnce }
    const run = async () => {
      try {
        if (request.droppedBy) throw request.droppedBy
        const response = await sendOnce()
        if (!request.droppedBy) this.#confirmed = confirm(this.#confirmed, response)
        return response
      } finally {
        this.#setPending(this.#pending.filter((each) => each !== request))
      }
    }
    this.#setPending([...this.#pending, request])
    const turn = this.#lastTurn.then(run)
    this.#lastTurn = turn.catch(() => undefined)
    return turn
  }

  #setPending(pending: PendingRequest<State>[]): void {
    this.#pending = pending
    const confirmed = this.#confirmed
    this.#show(confirmed && pending.reduce<State>((state, { apply }) => apply(state), confirmed))
  }
}
