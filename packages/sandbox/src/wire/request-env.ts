/** How a network can lose a response. */
export type Loss = 'reset' | 'close' | 'cut-body';

/** What the applications store with a request while they serve it. */
export interface RequestEnv {
  Bindings: {
    /** Set by the owner of the connection; loses the response in this way. */
    readonly lose?: (loss: Loss) => void;
  };
  Variables: {
    requestId: string;
    call?: string;
    route?: string;
    user?: string;
    key?: string;
  };
}
