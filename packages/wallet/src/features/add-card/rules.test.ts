import { describe, expect, it } from 'vitest';
import { withPreferred, withSave } from './rules.ts';

describe('the save and preferred checkboxes', () => {
  it('saves a card that becomes preferred, and unsets preferred when it is no longer saved [W-4.19]', () => {
    expect(withPreferred({ save: false, preferred: false }, true)).toEqual({ save: true, preferred: true });
    expect(withPreferred({ save: true, preferred: true }, false)).toEqual({ save: true, preferred: false });
    expect(withPreferred({ save: false, preferred: false }, false)).toEqual({
      save: false,
      preferred: false,
    });
    expect(withSave({ save: true, preferred: true }, true)).toEqual({ save: true, preferred: true });
    expect(withSave({ save: true, preferred: true }, false)).toEqual({ save: false, preferred: false });
    expect(withSave({ save: false, preferred: false }, true)).toEqual({ save: true, preferred: false });
  });
});
