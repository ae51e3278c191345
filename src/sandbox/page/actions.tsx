/** Buttons, and what they start. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { copyText } from '../../shared/copy-text.ts';
import { report, show } from './control.ts';

export interface ButtonProps {
  children: ComponentChildren;
  kind?: 'first' | 'soft' | 'danger' | undefined;
  title?: string;
  disabled?: boolean | undefined;
  /** ID of the text that says why it is disabled. */
  why?: string | undefined;
}

interface PlainButtonProps extends ButtonProps {
  press: () => void;
  running?: boolean;
  popup?: 'dialog';
}

/** A button that keeps the focus while it is disabled. */
export const Button = (props: PlainButtonProps): JSX.Element => {
  const { children, kind, title, disabled = false, why, press, running, popup } = props;
  return (
    <button
      type="button"
      class={kind}
      title={title}
      aria-disabled={disabled}
      aria-describedby={disabled ? why : undefined}
      aria-busy={running}
      aria-haspopup={popup}
      onClick={() => disabled || press()}
    >
      {children}
    </button>
  );
};

/** Returns a function that does nothing while it still runs, and whether it does. */
export function useOnce<Given extends unknown[]>(
  run: (...given: Given) => Promise<unknown>,
): [start: (...given: Given) => void, running: boolean] {
  const [running, setRunning] = useState(false);
  const start = (...given: Given): void => {
    if (running) return;
    setRunning(true);
    void run(...given).finally(() => setRunning(false));
  };
  return [start, running];
}

export function Action({ run, ...others }: ButtonProps & { run: () => unknown }): JSX.Element {
  const [press, running] = useOnce(async () => {
    show({ problem: undefined });
    await Promise.resolve().then(run).catch(report);
  });
  return <Button {...others} press={press} running={running} />;
}

/** A button that copies a text, and says so. */
export function Copy({ text, children }: { text: string; children: ComponentChildren }): JSX.Element {
  const [copied, setCopied] = useState('');
  return (
    <Action run={() => copyText(text).then(() => setCopied(text))}>
      {copied === text ? 'Copied' : children}
    </Action>
  );
}
