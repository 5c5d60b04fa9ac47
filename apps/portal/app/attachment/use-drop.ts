import { type DragEvent, useRef, useState } from 'react';

interface Drop {
  /** Files are held over the place. */
  isOver: boolean;
  on: {
    onDragEnter: (event: DragEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDragLeave: () => void;
    onDrop: (event: DragEvent) => void;
  };
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A place files can be dropped on; text that is dragged is none of its business. */
export function useDrop(onFiles: ((files: FileList) => void) | undefined): Drop {
  // Each element inside is entered and left on its own.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const leave = (all: boolean) => {
    depth.current = all ? 0 : Math.max(0, depth.current - 1);
    if (depth.current === 0) setOver(false);
  };
  return {
    isOver,
    on: {
      onDragEnter(event) {
        if (!onFiles || !holdsFiles(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event) {
        if (onFiles && holdsFiles(event)) event.preventDefault();
      },
      onDragLeave: () => leave(false),
      onDrop(event) {
        if (!holdsFiles(event)) return;
        // Else the browser opens the file in the place of the page.
        event.preventDefault();
        leave(true);
        onFiles?.(event.dataTransfer.files);
      },
    },
  };
}
