export declare const backendBase: (url: string) => string;
