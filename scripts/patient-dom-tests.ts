import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

// Files of a worker share a document: each finds it as if it were the first.
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
