/** How a network can lose an answer. */
export type Loss = 'reset' | 'close' | 'cut-body';

/** What the applications keep with a request while they serve it. */
export interface RequestEnv {
  Bindings: {
    /** Set by whoever owns the connection: the answer is to be lost in this way. */
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
