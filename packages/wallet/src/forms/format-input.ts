/** Reformats an input while it is typed into, and keeps the caret behind the same digit. */
export function formatInput(input: HTMLInputElement, format: (typed: string) => string): void {
  const formatted = format(input.value);
  if (formatted === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const digitsBefore = input.value.slice(0, caret).replaceAll(/\D/g, '').length;
  input.value = formatted;
  let at = 0;
  for (let digits = 0; digits < digitsBefore && at < formatted.length; at += 1) {
    if (/\d/.test(formatted.charAt(at))) digits += 1;
  }
  input.setSelectionRange(at, at);
}
