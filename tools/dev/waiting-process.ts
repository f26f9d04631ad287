// A process that has already loaded the packages of the service and waits for its program, because that saves a quarter of a second.

const [, , ...packages] = process.argv;
for (const name of packages) await import(name);
process.once('message', ({ program }: { readonly program: string }) => import(program));
// The process that has started this one is gone.
process.on('disconnect', () => process.exit());
